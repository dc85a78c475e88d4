import type { InquiryValues } from '../../src/inquiry/model/values';

export const validValues: InquiryValues = {
  name: 'Jordan Avery',
  email: 'jordan@example.com',
  phone: '+12125550123',
  destination: 'colombia',
  condition: 'Knee pain for two years.',
  accepted: true,
  healthConsent: true,
};
