/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPayments, withoutThirdParties } from '../../../src/generator/webpack/leaveOut';

const source = join(process.cwd(), 'src/');

it.each(Object.entries({ withoutPayments, withoutThirdParties }))(
  'names files that exist, or the bundler would take in silence what it should leave: %s',
  (_, list) => {
    const own = Object.values(list).filter((path) => path.startsWith(source));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((path) => !existsSync(path))).toEqual([]);
  },
);
