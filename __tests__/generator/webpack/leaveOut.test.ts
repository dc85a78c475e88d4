/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  leftOutOfBrowsers,
  leftOutOfPages,
  leftOutOfRendering,
  withoutPayments,
} from '../../../src/generator/webpack/leaveOut';

const lists = { withoutPayments, leftOutOfPages, leftOutOfRendering, leftOutOfBrowsers };
const source = join(process.cwd(), 'src/');

it.each(Object.entries(lists))(
  'names files that are there, or the bundler would take in silence what it should leave: %s',
  (_, list) => {
    const own = [...Object.keys(list), ...Object.values(list)].filter((path) => path.startsWith(source));
    expect(own.length).toBeGreaterThan(0);
    const isThere = (path: string): boolean => ['', '.ts', '.tsx'].some((ending) => existsSync(path + ending));
    expect(own.filter((path) => !isThere(path))).toEqual([]);
  },
);
