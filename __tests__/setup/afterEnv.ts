import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Guards against hanging; it makes no claim of speed, because machines may be busy.
configure({ asyncUtilTimeout: 20_000 });
