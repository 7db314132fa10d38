/**
 * A value that no plan is made for: one for any value is as good as one for this, and is kept where it would else be made
 * again for each.
 */
export const unseen = (bound: string, type: string): string => `(select ${bound}::${type})`
