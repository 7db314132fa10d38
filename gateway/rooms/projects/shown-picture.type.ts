import { Field, Float, ObjectType } from 'type-graphql'
import { picture } from '../../../schema/picture-library.ts'
import type { ShownPicture } from './shown-picture.ts'

const { focusX, focusY } = picture.fields

@ObjectType('ProjectPicture', {
  description: 'What is said of the picture that a project shows.',
  simpleResolvers: true,
})
export class ProjectPictureType implements Pick<ShownPicture, 'focusX' | 'focusY'> {
  @Field(() => Float, { nullable: true, description: focusX.description })
  focusX: number | null

  @Field(() => Float, { nullable: true, description: focusY.description })
  focusY: number | null
}
