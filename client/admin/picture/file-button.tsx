import { ImagePlus } from 'lucide-react'
import type { RefObject } from 'react'
import { pictureTypes } from '../../../schema/uploads.ts'
import { buttonClass } from '../../ui/button-class.ts'

interface FileButtonProps {
  ref: RefObject<HTMLInputElement | null>
  label: string
  /** What else is said of it: a hint, or what is wrong. */
  describedBy: string
  isInvalid: boolean
  onChoose: (file: File) => void
}

/** Opens the browser's own choice of a picture. The same file may be chosen again. */
export const FileButton = ({ ref, label, describedBy, isInvalid, onChoose }: FileButtonProps) => (
  <label
    className={`${buttonClass('secondary', 'small')} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
  >
    <input
      ref={ref}
      type="file"
      accept={pictureTypes.join()}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) onChoose(file)
        currentTarget.value = ''
      }}
      className="sr-only"
    />
    <ImagePlus aria-hidden="true" className="size-4.5" />
    {label}
  </label>
)
