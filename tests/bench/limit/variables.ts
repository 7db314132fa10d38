/** What a document is sent with. */
export type Variables = Record<string, string | number>
