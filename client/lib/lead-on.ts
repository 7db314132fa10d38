import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom'
import { isThereContext } from './loader-context.ts'

/**
 * Leads on to another page. An address to which the browser has come already is given up for it: whoever went back to
 * that would be led on again, and never get behind it.
 */
export const leadOn = (
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  path: string,
): Response => (context.get(isThereContext)(request.url) ? replace : redirect)(path)
