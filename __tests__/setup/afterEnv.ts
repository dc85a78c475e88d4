import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A limit against waiting for ever, not a claim of speed: a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
