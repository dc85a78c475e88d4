import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { share } from '../../client/share';
import { Button, ButtonRouteLink } from '../../components/ui/button/Button';
import { Icon } from '../../components/ui/Icon';
import { CardText } from '../../components/ui/section/Section';
import { replyPromise } from '../../facts/limits';
import { below, color, columnWidth, fontSize, radius, space, wrapped } from '../../theme';

const Card = styled.section`
  align-self: start;
  padding: ${space[8]};
  border-radius: ${radius.image};
  background: ${color.paper2};

  & > h2 { font-size: ${fontSize.h3}; }
  & > p { margin-top: ${space[2]}; }

  & > div {
    ${wrapped('2')}
    margin-top: ${space[4]};
  }

  ${below('form')} {
    padding: 0;
    background: none;

    & > div > * { flex: 1 1 ${columnWidth.action}; }
    & > div > :first-child { flex-basis: 100%; }
  }

  @media print { display: none; }
`;

interface AskThemProps {
  count: number;
  query: string;
  onCopied: (done: boolean) => void;
}

/** One question to all of them, with procedure, clinics and day; and the same page for somebody else, and on paper. */
export function AskThem({ count, query, onCopied }: AskThemProps) {
  const { t } = useTranslation('compare');
  const send = () => {
    const url = window.location.origin + window.location.pathname + query;
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(url);
        onCopied(true);
      } catch {
        onCopied(false);
      }
    };
    void share({ title: t('title'), url }, () => void copy());
  };
  return (
    <Card>
      <h2>{t('ask.title', { count })}</h2>
      <CardText>{t('ask.lede', { hours: replyPromise.hours })}</CardText>
      <div>
        <ButtonRouteLink to="contact" suffix={query}>
          {t('ask.action')}
        </ButtonRouteLink>
        <Button $variant="secondary" onClick={send}>
          <Icon of={Share} />
          <span>{t('share')}</span>
        </Button>
        <Button $variant="secondary" onClick={() => window.print()}>
          <Icon of={Printer} />
          <span>{t('print')}</span>
        </Button>
      </div>
      <CardText>{t('ask.address')}</CardText>
    </Card>
  );
}
