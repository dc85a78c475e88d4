import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../components/icon/Icon';
import { PathLink } from '../../components/link/PathLink';
import { Picture } from '../../components/picture/Picture';
import { CardText } from '../../components/section/Section';
import { below } from '../../theme';
import type { CareOptionCardView } from '../../views/careOption';

const Name = styled.h2`
  font-size: ${({ theme }) => theme.size.h3};
  line-height: 1.16;
  transition: color ${({ theme }) => theme.motion.fast};

  & > a {
    text-decoration: none;
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > a:focus-visible {
    outline: none;
  }

  & > a:focus-visible::after {
    outline: 3px solid ${({ theme }) => theme.color.tealDark};
    outline-offset: -3px;
    border-radius: ${({ theme }) => theme.radius.image};
  }
`;

const Count = styled.p`
  font-size: ${({ theme }) => theme.size.card};
  font-weight: ${({ theme }) => theme.weight.strong};
  line-height: 1.4;

  ${below('stack')} {
    grid-column: 2;
    margin-top: 6px;
    font-size: ${({ theme }) => theme.size.sm};
  }
`;

const Arrow = styled(Icon)`
  color: ${({ theme }) => theme.color.oxblood};

  ${below('stack')} {
    display: none;
  }
`;

const Image = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 10;
  border-radius: ${({ theme }) => theme.radius.image};
  object-fit: cover;
  box-shadow: ${({ theme }) => theme.shadow.low};

  ${below('stack')} {
    aspect-ratio: 1;
  }

  @media print {
    display: none;
  }
`;

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(220px, 3.4fr) minmax(0, 5.6fr) minmax(0, 2fr) 28px;
  gap: 0 clamp(24px, 3.6vw, 56px);
  align-items: center;
  padding-block: 26px;
  border-top: 1px solid ${({ theme }) => theme.color.line};

  &:hover ${Name} {
    color: ${({ theme }) => theme.color.oxblood};
  }

  ${below('stack')} {
    grid-template-columns: 120px minmax(0, 1fr);
    gap: 0 18px;
    align-items: start;
    padding-block: 20px;

    & > :first-child {
      grid-row: 1 / 3;
    }
  }

  ${below('tiny')} {
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 0 14px;
  }

  @media print {
    break-inside: avoid;
  }
`;

interface CareOptionRowProps {
  careOption: CareOptionCardView;
  first?: boolean;
}

/** A care option in its list: picture, name and summary, how many clinics offer it; the whole row is the link. */
export function CareOptionRow({ careOption, first = false }: CareOptionRowProps) {
  const { t } = useTranslation('common');
  const { path, name, summary, picture, clinics } = careOption;
  return (
    <Row>
      <div>
        <Image picture={picture} alt="" first={first} />
      </div>
      <div>
        <Name>
          <PathLink path={path}>{name}</PathLink>
        </Name>
        <CardText>{summary}</CardText>
      </div>
      <Count>{t('clinicCount', { count: clinics })}</Count>
      <Arrow of={ArrowRight} size="28px" />
    </Row>
  );
}
