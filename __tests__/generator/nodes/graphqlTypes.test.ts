import { z } from 'zod';
import { graphqlTypesOf } from '../../../src/generator/nodes/graphqlTypes';

test('refuses what GraphQL cannot express', () => {
  expect(() => graphqlTypesOf('Thing', z.strictObject({ 'two words': z.string() }))).toThrow('two words');
  expect(() => graphqlTypesOf('Thing', z.strictObject({ day: z.date() }))).toThrow('ThingDay');
});
