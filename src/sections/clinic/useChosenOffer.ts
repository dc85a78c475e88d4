import { readQuery, replaceQuery, watchOwnQuery } from '../../client/query';
import { useQuery } from '../../components/ui/link/useQuery';
import type { ClinicOfferView } from '../../data/clinic';
import { queryWithOffer, readAskedOffer } from '../../routes/procedureAddress';

interface ChosenOffer {
  /** The offer in the address, or else the clinic's first. */
  readonly offer: ClinicOfferView | undefined;
  /** The address's query; empty until the page is hydrated. */
  readonly query: string;
  /** The address names a procedure, and the clinic offers it. */
  readonly isAsked: boolean;
  /** The address names a procedure that this clinic does not offer. */
  readonly isMissing: boolean;
  /** Puts the offer with this key into the address. */
  readonly choose: (key: string) => void;
}

const amountOf = ({ price, scope }: ClinicOfferView): number =>
  price && !price.stale && !scope?.missing ? price.amounts.from : Number.MAX_VALUE;

const offersOf = (offers: readonly ClinicOfferView[], procedure: string | undefined): ClinicOfferView[] =>
  offers.filter((offer) => offer.procedure === procedure).sort((a, b) => amountOf(a) - amountOf(b));

/** The chosen offer. Its only state is the address, so that back, reload and a shared link show the same. */
export const useChosenOffer = (offers: readonly ClinicOfferView[]): ChosenOffer => {
  const query = useQuery(watchOwnQuery);
  const asked = readAskedOffer(query);
  const found = offersOf(offers, asked.procedure);
  const offer = found.find(({ key }) => key === asked.offer) ?? found[0];
  return {
    offer: offer ?? offers[0],
    query,
    isAsked: offer !== undefined,
    isMissing: asked.procedure !== undefined && !offer,
    choose: (key) => {
      const chosen = offers.find((each) => each.key === key);
      if (!chosen) return;
      const { procedure } = chosen;
      const isFirst = offersOf(offers, procedure)[0] === chosen;
      replaceQuery(queryWithOffer(readQuery(), { procedure, ...(!isFirst && { offer: key }) }));
    },
  };
};
