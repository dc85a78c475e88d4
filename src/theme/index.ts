/** All tokens, one file per scale. Styles import what they need: `${color.ink}`. */

export * from './borderWidth';
export * from './breakpoint';
export * from './color';
export * from './columnWidth';
export * from './edge';
export * from './hero';
export * from './icon';
export * from './landscape';
export * from './maxWidth';
export * from './mixins';
export * from './monogram';
export * from './motion';
export * from './onPaper';
export * from './paper';
export * from './picture';
export * from './radius';
export * from './shadow';
export * from './size';
export * from './space';
export * from './tab';
export * from './timeline';
export * from './trail';
export * from './type';
