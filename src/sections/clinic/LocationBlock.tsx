import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LocationMap } from '../../components/clinic/map/LocationMap';
import { standaloneLink } from '../../components/ui/link/StandaloneLink';
import type { ClinicView } from '../../data/clinic';
import { below, borderWidth, color, picture, radius, shadow, space, typeset } from '../../theme';
import { useClinicTranslation } from './useClinicTranslation';

const Frame = styled.div`
  display: grid;
  grid-template-columns: 1.35fr 1fr;
  margin-top: ${space[6]};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.card};
  box-shadow: ${shadow.sheet};
  overflow: hidden;

  ${below('phone')} { grid-template-columns: minmax(0, 1fr); }

  @media print {
    display: block;
    background: none;
    box-shadow: none;
  }
`;

const MapSide = styled.div`
  min-height: ${picture.map};

  ${below('phone')} {
    min-height: 0;
    aspect-ratio: 4 / 3;
  }

  @media print { display: none; }
`;

const Words = styled.div`
  min-width: 0;
  padding: ${space[7]};

  & dt {
    margin-top: ${space[3]};
    ${typeset('sm/small', 'ink2')}
  }

  & dt:first-child { margin-top: 0; }
  & dd { ${typeset('button/field')} }

  @media print { padding: 0; }
`;

const MapsLink = styled.a`
  ${standaloneLink}
  margin-top: ${space[3]};
`;

/** The clinic on the map of its country, and the same facts as text. */
export function LocationBlock({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const { t: common } = useTranslation('common');
  const { city, country, location } = view;
  const { name, code, minutes } = location.airport;
  return (
    <Frame>
      <MapSide>
        <LocationMap map={location.map} label={t('location.map', { city, country: common(`countries.${country}`) })} />
      </MapSide>
      <Words>
        <dl>
          <dt>{t('location.address')}</dt>
          <dd>
            {location.address}, {common(`countries.${country}`)}
          </dd>
          <dt>{t('location.airport')}</dt>
          <dd>{t('location.airportValue', { name, code, count: minutes })}</dd>
          <dt>{t('location.timeZone')}</dt>
          <dd>{location.timeZone}</dd>
        </dl>
        <MapsLink href={location.geo}>{t('location.openMaps')}</MapsLink>
      </Words>
    </Frame>
  );
}
