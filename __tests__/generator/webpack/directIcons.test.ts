/** @jest-environment node */
import { transformSync } from '@babel/core';
import { directIcons } from '../../../src/generator/webpack/directIcons';

const direct = (code: string): string =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
    plugins: [directIcons],
  })?.code ?? '';

it('takes each icon from its own file, also under another of its names', () => {
  expect(direct("import { MapPin, AlarmCheck as Alarm } from 'lucide-react';")).toBe(
    'import MapPin from "lucide-react/icons/map-pin";\nimport Alarm from "lucide-react/icons/alarm-clock-check";',
  );
});

it('leaves types out', () => {
  expect(direct("import { Info, type LucideIcon } from 'lucide-react';")).toBe(
    'import Info from "lucide-react/icons/info";',
  );
});

it.each([
  "import { createLucideIcon } from 'lucide-react';",
  "import { Info } from './info';",
  "import type { LucideIcon } from 'lucide-react';",
])('leaves %s alone', (code) => expect(direct(code)).toBe(code));
