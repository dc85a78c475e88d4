import ArrowRight from 'lucide-react/icons/arrow-right';
import Clock from 'lucide-react/icons/clock';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { replyPromise } from '../../../facts/limits';
import { phoneAddress, site } from '../../../facts/site';
import { ButtonRouteLink } from '../../ui/button/Button';
import { Icon } from '../../ui/Icon';
import { usePage } from '../../ui/page/PageProvider';
import { CompareLink } from '../header/CompareLink';
import { useCurrentRoute } from '../header/useCurrentRoute';
import { LanguagePair } from '../languageSwitch/LanguagePair';
import { Below, Drawer, Fact, Facts, Foot, Item } from './menuStyle';

export function MenuDrawer() {
  const { t } = useTranslation('common');
  const { menus } = usePage();
  const currentOf = useCurrentRoute();
  return (
    <Drawer>
      <nav aria-label={t('menu.label')}>
        <ul>
          {menus.main.map((route) => (
            <li key={route}>
              <Item to={route} aria-current={currentOf(route)}>
                {t(`routes.${route}`)}
                <Icon of={ArrowRight} size="l" />
              </Item>
              {route === 'careOptions' && (
                <Below to="procedures" aria-current={currentOf('procedures')}>
                  {t('routes.procedures')}
                </Below>
              )}
            </li>
          ))}
        </ul>
        <CompareLink />
      </nav>
      <Foot>
        <ButtonRouteLink to="contact">{t('actions.requestConsultation')}</ButtonRouteLink>
        <LanguagePair />
        <Facts>
          <Fact as="a" href={phoneAddress}>
            <Icon of={Phone} />
            {site.phone}
          </Fact>
          <Fact>
            <Icon of={Clock} />
            {t('replyIn', { hours: replyPromise.hours })}
          </Fact>
        </Facts>
      </Foot>
    </Drawer>
  );
}
