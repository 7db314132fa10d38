import { PictureField, type PictureFieldProps } from './picture-field.tsx'

interface RecordPictureProps extends Pick<PictureFieldProps, 'of' | 'uploading'> {
  form: {
    texts: { imageUrl: string }
    setText: (name: 'imageUrl', text: string) => void
    field: (name: 'imageUrl') => Pick<PictureFieldProps, 'ref' | 'error'>
  }
}

/** The picture of a record, in the form over it. */
export const RecordPicture = ({ form, ...about }: RecordPictureProps) => {
  const { ref, error } = form.field('imageUrl')
  return (
    <PictureField
      {...about}
      ref={ref}
      address={form.texts.imageUrl}
      error={error}
      onChoose={(address) => form.setText('imageUrl', address)}
      onRemove={() => form.setText('imageUrl', '')}
    />
  )
}
