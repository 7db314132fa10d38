import { BehindLink, type BehindLinkProps } from './behind-link.tsx'
import type { DrawingFile } from './drawings/drawing.tsx'
import { FormFrame } from './form-frame.tsx'

interface LinkedPageProps<Found> extends Omit<BehindLinkProps<Found>, 'texts'> {
  texts: BehindLinkProps<Found>['texts'] & Record<'title' | 'description' | 'aside', string>
  /** Who stands beside it. */
  drawing: DrawingFile
}

/** A page that the link of a letter leads to, whoever has it. No search engine is to know it. */
export const LinkedPage = <Found extends object>({ texts, drawing, ...behind }: LinkedPageProps<Found>) => {
  const { title, description, aside } = texts
  return (
    <FormFrame
      head={{ title, description }}
      title={title}
      aside={aside}
      other={drawing}
      intro={description}
      isPrivate
    >
      <BehindLink texts={texts} {...behind} />
    </FormFrame>
  )
}
