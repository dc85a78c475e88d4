/** All tokens, one file per scale. Styles import what they need: `${color.ink}`. */
export * from './breakpoint';
export * from './color';
export * from './column';
export * from './extent';
export * from './hero';
export * from './icon';
export * from './landscape';
export * from './measure';
export * from './motion';
export * from './picture';
export * from './radius';
export * from './shadow';
export * from './space';
export * from './stroke';
export * from './trail';
export * from './type';
