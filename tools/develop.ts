import { develop } from './site/develop';
import { portFrom } from './site/port';
import { runMain } from './site/runMain';

runMain(async () => {
  process.exitCode = (await develop(portFrom('PORT', 8000), portFrom('INBOX_PORT', 9001))) ? 0 : 1;
});
