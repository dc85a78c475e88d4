/** Sizes of things, each named after its thing. Icons, columns and pictures have their own scales. */
export const size = {
  page: '1296px',
  /** Smallest side of a target in content and on phones (design decision; WCAG 2.2 asks for 24). */
  target: '44px',
  window: '100vh',
  /** The height that a phone's own bars leave. */
  windowInSight: '100dvh',
  /** Heights of buttons and fields; small ones are as high as a target. */
  control: { usual: '52px', large: '56px', menu: '48px', area: '104px' },
  checkbox: '28px',
  /** The other language, by two letters. */
  languageCode: '40px',
  /** A number beside a word. */
  count: '22px',
  /** A box on the doctor's sheet. */
  tick: '26px',
  /** Room in a field for the icon over its edge. It grows with the text. */
  besideIcon: { arrow: '2.75rem', glass: '2.875rem', glassOnPhone: '2.625rem' },
  header: { usual: '84px', phone: '68px' },
  menuRow: '60px',
  /** The bar at the bottom of phones. */
  bar: '76px',
  footerLink: '36px',
  /** The list under a search box, at most. */
  suggestions: 'min(34rem, 70vh)',
  /** Widths of the header's logo, and the height of the footer's. */
  logo: { usual: '240px', phone: '194px', least: '104px', footer: '44px' },
  /** Backgrounds of icons. */
  disc: { usual: '52px', large: '64px' },
  /** A compared clinic's picture. */
  comparedPicture: { width: '44px', height: '52px', wide: '96px', tall: '68px' },
  /** Narrowest words next to the buttons of the bar at the bottom of phones. */
  barWords: '8em',
  /** Narrowest blank that a date can be written on by hand. */
  blank: '7em',
  /** A hundred people as dots. */
  hundredDots: '132px',
  hundredDotsOnPhones: '104px',
  /** The bar of chosen clinics. */
  compareBar: '68px',
  /** Height of what sticks to the window's edge and must not cover the target of a link or the focus. */
  keptFree: {
    tabs: '82px',
    languageOffer: '112px',
    bottomBar: '100px',
    compareBar: '96px',
    notice: 'min(260px, 75vh)',
  },
} as const;
