/** Browsers read "/\\" as "//" and drop tabs and line ends, so both would lead to another site. */
export const ownPath = /^\/(?![/\\])[^\t\n\r]*$/
