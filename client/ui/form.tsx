import type { ComponentProps } from 'react'

/**
 * A form that its handler sends. Before the page is alive there is no handler: with this method the browser
 * then sends nothing either, least of all a password as part of an address.
 */
export const Form = (props: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) => (
  <form method="dialog" noValidate {...props} />
)
