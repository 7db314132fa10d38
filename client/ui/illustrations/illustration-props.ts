/** Every drawing is decoration: hidden from assistive technology, sized and coloured by its class. */
export interface IllustrationProps {
  className?: string
}
