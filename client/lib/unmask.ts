import type { FragmentType } from '@apollo/client'
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

declare module '@apollo/client' {
  // What a component is handed for another's fragment is closed to it: in the types, while everything is there.
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

interface Masked<Refs extends object> {
  ' $fragmentRefs'?: Refs
}

/** What a component was handed, opened by the one whose fragment it is. Whoever hands it on does so as a whole. */
export function unmask<Refs extends object>(masked: Masked<Refs>): Refs[keyof Refs]
export function unmask<Refs extends object>(
  masked: Masked<Refs> | null | undefined,
): Refs[keyof Refs] | null | undefined
export function unmask(masked: unknown): unknown {
  return masked
}

/** The other way round: what no server has answered, for the component whose fragment it is. */
export function mask<Fragment>(
  whole: Omit<Fragment, ' $fragmentName' | ' $fragmentRefs'>,
): FragmentType<Fragment>
export function mask(whole: unknown): unknown {
  return whole
}
