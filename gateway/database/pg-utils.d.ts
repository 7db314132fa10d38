declare module 'pg/lib/utils.js' {
  /** A value as the driver sends it: its text, its bytes, or null. */
  const utils: { prepareValue: (value: unknown) => string | Buffer | null }
  export default utils
}
