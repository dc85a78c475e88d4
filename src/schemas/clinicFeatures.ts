import { z } from 'zod';
import { keyFor } from './clinicFields';
import { listOf } from './fields';

/** What a key feature's icon shows; the drawings stand in src/sections/clinic/featureIcons.ts. */
export const featureIconNames = [
  'access',
  'altitude',
  'ambulance',
  'anesthesia',
  'building',
  'clock',
  'documents',
  'garden',
  'imaging',
  'individual',
  'laboratory',
  'languages',
  'monitoring',
  'nursing',
  'nutrition',
  'pause',
  'phone',
  'price',
  'records',
  'rehabilitation',
  'room',
  'supplies',
  'team',
  'tests',
  'transfer',
  'video',
  'visits',
] as const;
export type FeatureIcon = (typeof featureIconNames)[number];

/** Key features, in facts.yaml. */
export const keyFeatures = listOf(
  z.strictObject({
    key: keyFor('the feature', 'companion'),
    icon: z.enum(featureIconNames).describe('what its icon shows'),
  }),
  4,
  6,
).describe('what sets the clinic apart, with an icon each');
