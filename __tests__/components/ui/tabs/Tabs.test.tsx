import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from '../../../../src/components/ui/tabs/Tabs';
import { renderWithPage, withPage } from '../../../renderWithPage';

const tabs = [
  {
    id: 'profile',
    label: 'Profile',
    content: (
      <>
        <h2>A clinic</h2>
        <a href="#prices">See prices</a>
        <a href="#form">Ask</a>
      </>
    ),
  },
  { id: 'prices', label: 'Prices', content: <h2>Prices</h2> },
  {
    id: 'location',
    label: 'Location',
    content: (
      <>
        <h2>Location</h2>
        <h3 id="by-air">By air</h3>
      </>
    ),
  },
];

const strip = {
  label: 'Sections',
  place: (number: number) => `${number} of 3`,
  back: (name: string) => `Back to ${name}`,
  on: (name: string) => `On to ${name}`,
};
const element = <Tabs label="About the clinic" tabs={tabs} strip={strip} />;
const open = () => renderWithPage(element);
const tab = (name: string) => screen.getByRole('tab', { name });
const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

beforeEach(() => {
  window.history.replaceState(null, '', '/clinics/valle-alto');
  Element.prototype.scrollIntoView = jest.fn();
});

describe('Tabs before scripts run', () => {
  const html = () => {
    const frame = document.createElement('div');
    frame.innerHTML = renderToString(withPage(element));
    return frame;
  };

  it('are links to the fragments of panels that all stand in the HTML', () => {
    const page = html();
    const links = [...page.querySelectorAll('nav > a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#profile', '#prices', '#location']);
    for (const id of ['profile', 'prices', 'location']) expect(page.querySelector(`section#${id}`)).not.toBeNull();
  });

  it('promise no roles, hide nothing and stay in the tab order', () => {
    expect(html().querySelector('[role], [hidden], [tabindex], [style]')).toBeNull();
  });
});

describe('Tabs with scripts', () => {
  it('show the first panel when the address names none', () => {
    open();
    expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveAttribute('id', 'profile');
  });

  it('show the panel that the address names', () => {
    window.history.replaceState(null, '', '#prices');
    open();
    expect(tab('Prices')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Prices' })).toBeVisible();
  });

  it('show the panel that holds the place that the address names', () => {
    window.history.replaceState(null, '', '#by-air');
    open();
    expect(tab('Location')).toHaveAttribute('aria-selected', 'true');
  });

  it('name the row, and tie every tab to its panel', () => {
    open();
    expect(screen.getByRole('tablist', { name: 'About the clinic' })).toBeInTheDocument();
    for (const each of screen.getAllByRole('tab')) {
      const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('aria-labelledby', each.id);
    }
  });

  it.each([
    ['{ArrowRight}', 'Prices', '#prices'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Profile', '#profile'],
    ['{ArrowLeft}', 'Location', '#location'],
    ['{End}', 'Location', '#location'],
    ['{End}{Home}', 'Profile', '#profile'],
  ])('move by the keyboard: %s', async (keys, name, hash) => {
    open();
    act(() => tab('Profile').focus());
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
    expect(window.location.hash).toBe(hash);
  });

  it('leave no step in the history when wandering, one when pressing', async () => {
    open();
    const before = window.history.length;
    act(() => tab('Profile').focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(window.history.length).toBe(before);
    await userEvent.click(tab('Profile'));
    expect(window.history.length).toBe(before + 1);
  });

  it('have one stop in the tab order, and the panel after it', async () => {
    open();
    await userEvent.tab();
    expect(tab('Profile')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('keep the page still when Space is pressed on a tab', async () => {
    open();
    act(() => tab('Profile').focus());
    const pressed = jest.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', pressed);
    await userEvent.keyboard(' ');
    document.removeEventListener('keydown', pressed);
    expect(pressed).toHaveReturnedWith(true);
  });

  it('answer links inside of a panel, and take the focus there', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'See prices' }));
    expect(screen.getByRole('tabpanel', { name: 'Prices' })).toHaveFocus();
    expect(window.location.hash).toBe('#prices');
  });

  it('follow the address back to none and stay when it names another place of the page', () => {
    open();
    goTo('#prices');
    goTo('#form');
    expect(tab('Prices')).toHaveAttribute('aria-selected', 'true');
    goTo('');
    expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  });

  it('go back to the tab before', async () => {
    open();
    await userEvent.click(tab('Prices'));
    await userEvent.click(tab('Location'));
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(tab('Prices')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('Where the row has gone', () => {
  it('an arrow leads to the next tab, named for it, and the first tab has none back', async () => {
    open();
    const [on] = screen.getAllByRole('link', { name: 'On to Prices', hidden: true });
    await userEvent.click(on as HTMLElement);
    expect(tab('Prices')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('link', { name: 'On to Profile', hidden: true })).toBeNull();
  });

  it('a choice closes the list, and so does Escape', async () => {
    const { container } = open();
    const details = container.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    await userEvent.click(details.querySelector('a[href="#location"]') as HTMLElement);
    expect(tab('Location')).toHaveAttribute('aria-selected', 'true');
    expect(details.open).toBe(false);
    details.open = true;
    details.querySelector('a')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')).toHaveFocus();
  });
});
