import { configure } from '@testing-library/react';
import type { ClinicView } from '../../../src/data/clinic';
import { ClinicPage } from '../../../src/sections/clinic/ClinicPage';
import { KeyFeatures } from '../../../src/sections/clinic/KeyFeatures';
import { renderWithPage } from '../../renderWithPage';
import { clinicView } from './clinicView';

// Asking of every element of a whole page whether it is visible takes seconds.
configure({ defaultHidden: true });

const page = { kind: 'clinic' } as const;
export const open = (over: Partial<ClinicView> = {}, language: 'en' | 'es' = 'en') =>
  renderWithPage(
    <ClinicPage
      view={{ ...clinicView, ...over }}
      features={<KeyFeatures features={clinicView.keyFeatures} />}
      form={<form aria-label="Inquiry" />}
    />,
    { language, page },
  );
export const panel = (id: string) => document.getElementById(id) as HTMLElement;
