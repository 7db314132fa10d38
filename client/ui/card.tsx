import type { HTMLAttributes } from 'react'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'fieldset' | 'ul' | 'li'
}

/** A light sheet on the paper of the page. How far its content keeps from the edge is the content's to say. */
export const Card = ({ as: Element = 'div', className = '', ...rest }: CardProps) => (
  <Element {...rest} className={`rounded-card border border-line bg-surface shadow-card ${className}`} />
)
