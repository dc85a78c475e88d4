import type { OfferRowView, ScopeView } from '../../../data/offer';

export interface OfferGroup {
  readonly scope?: ScopeView | undefined;
  /** Given where some come by plane and others by road. */
  readonly way?: 'plane' | 'road';
  readonly offers: readonly OfferRowView[];
}

/** What can be set side by side: offers of one scope; whole ones apart by plane and by road, where both are there. */
export const groupOffers = (offers: readonly OfferRowView[]): OfferGroup[] => {
  const scopes = [...new Set(offers.map(({ scope }) => scope?.key))];
  return scopes.flatMap((key): OfferGroup[] => {
    const own = offers.filter(({ scope }) => scope?.key === key);
    const scope = own[0]?.scope;
    const [plane, road] = [true, false].map((flies) =>
      own.filter(({ stay }) => (stay.flightDay !== undefined) === flies),
    );
    if (scope?.missing || !plane?.length || !road?.length) return [{ scope, offers: own }];
    return [
      { scope, way: 'plane', offers: plane },
      { scope, way: 'road', offers: road },
    ];
  });
};
