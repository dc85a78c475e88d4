import { workerData } from 'piscina';
import { createPageFinisher, type PageFinisher, type PageWork } from './pageFinisher';

const finisher = createPageFinisher(workerData as PageWork);

/** What a thread of `finishPages` does; compiled to a file of its own by tools/site/gatsby.cjs. */
const finish: PageFinisher = async (files) => (await finisher)(files);

export default finish;
