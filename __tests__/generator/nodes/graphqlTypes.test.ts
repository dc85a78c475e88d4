import { buildSchema } from 'gatsby/graphql';
import { z } from 'zod';
import { graphqlTypesOf } from '../../../src/generator/nodes/graphqlTypes';
import { careOptionFacts, careOptionWords } from '../../../src/schemas/careOption';
import { clinicFacts, clinicWords } from '../../../src/schemas/clinic';
import { testimonialFacts, testimonialWords } from '../../../src/schemas/testimonial';
import { textPageFacts, textPageWords } from '../../../src/schemas/textPage';

const frame = 'scalar JSON\ndirective @dontInfer on OBJECT\ntype Query { ok: Boolean }\n';

test('writes every kind of field', () => {
  const schema = z.strictObject({
    name: z.string(),
    nick: z.string().optional(),
    place: z.enum(['a', 'b']),
    founded: z.number().int(),
    latitude: z.number(),
    sample: z.boolean(),
    tags: z.array(z.string()).optional(),
    words: z.record(z.string(), z.strictObject({ role: z.string() })),
    airport: z.strictObject({ code: z.string(), road: z.strictObject({ minutes: z.number().int() }) }),
    experts: z.array(z.strictObject({ key: z.string() })),
  });
  expect(graphqlTypesOf('Thing', schema)).toBe(
    `type ThingAirportRoad @dontInfer {
  minutes: Int!
}

type ThingAirport @dontInfer {
  code: String!
  road: ThingAirportRoad!
}

type ThingExperts @dontInfer {
  key: String!
}

type Thing @dontInfer {
  name: String!
  nick: String
  place: String!
  founded: Int!
  latitude: Float!
  sample: Boolean!
  tags: [String!]
  words: JSON!
  airport: ThingAirport!
  experts: [ThingExperts!]!
}`,
  );
});

test.each([
  ['ClinicFacts', clinicFacts],
  ['ClinicWords', clinicWords],
  ['CareOptionFacts', careOptionFacts],
  ['CareOptionWords', careOptionWords],
  ['TestimonialFacts', testimonialFacts],
  ['TestimonialWords', testimonialWords],
  ['TextPageFacts', textPageFacts],
  ['TextPageWords', textPageWords],
])('%s is a GraphQL type that a parser takes', (name, schema) => {
  expect(buildSchema(frame + graphqlTypesOf(name, schema)).getType(name)).toBeDefined();
});

test('refuses what GraphQL cannot express', () => {
  expect(() => graphqlTypesOf('Thing', z.strictObject({ 'two words': z.string() }))).toThrow('two words');
  expect(() => graphqlTypesOf('Thing', z.strictObject({ day: z.date() }))).toThrow('ThingDay');
});
