import { type ClassType, InputType, Int } from 'type-graphql'
import { initialFields, localizedFields, type Model, type Noun, writableFields } from '../../schema/model.ts'
import { declare, declareLanguages, typeOf } from './graphql-fields.ts'
import { atMost, describeInput } from './limits-in-words.ts'

/** Texts of a record in the languages that are named. */
const translationsInput = (model: Model): ClassType => {
  @InputType(`${model.name}TextsInput`, {
    description: 'The texts of one language; what is omitted keeps its value.',
  })
  class TextsInput {}
  for (const [name, { description, maximum }] of localizedFields(model)) {
    const limits = `${atMost(maximum)} Null or empty clears it.`
    declare(TextsInput, name, () => String, { nullable: true, description: `${description} ${limits}` })
  }

  @InputType(`${model.name}TranslationsInput`, { description: 'Texts in both languages or in one.' })
  class TranslationsInput {}
  declareLanguages(TranslationsInput, TextsInput, true)
  return TranslationsInput
}

const declareInputs = (input: ClassType, noun: Noun, areAllOptional: boolean): void => {
  for (const [name, { description, maximum }] of localizedFields(noun)) {
    const limits = `In the language of the request. ${atMost(maximum)}`
    declare(input, name, () => String, { nullable: true, description: `${description} ${limits}` })
  }
  for (const [name, field] of [...writableFields(noun), ...(areAllOptional ? [] : initialFields(noun))]) {
    const { data: defaultValue, success: isOptional } = field.shape.safeParse(undefined)
    declare(input, name, typeOf(noun, name, field), {
      nullable: areAllOptional || field.optional || (isOptional && defaultValue === undefined),
      description: describeInput(field),
      ...(areAllOptional ? {} : { defaultValue }),
    })
  }
}

/** What creates a record of a noun without texts in two languages. */
export const inputType = (noun: Noun, name: string): ClassType => {
  @InputType(name, { description: noun.description })
  class PlainInput {}
  declareInputs(PlainInput, noun, false)
  return PlainInput
}

/** What changes a record of such a noun, with what must be said of every change. */
export const changeInputType = (noun: Noun, name: string, said: Noun): ClassType => {
  @InputType(name, { description: noun.description })
  class PlainChangeInput {}
  declareInputs(PlainChangeInput, noun, true)
  declareInputs(PlainChangeInput, said, false)
  return PlainChangeInput
}

const declareTranslations = (input: ClassType, translations: ClassType): void =>
  declare(input, 'translations', () => translations, {
    nullable: true,
    description: 'Sets the languages it names.',
  })

/** What changes a record of a model. */
export const changeInputOf = (model: Model, translations = translationsInput(model)): ClassType => {
  @InputType(`${model.name}ChangeInput`, {
    description: 'What is omitted keeps its value; null or an empty text clears what is optional.',
  })
  class ChangeInput {}
  declareInputs(ChangeInput, model, true)
  declareTranslations(ChangeInput, translations)
  declare(ChangeInput, 'version', () => Int, {
    nullable: true,
    description: 'What the change was made from: refused with `edit_conflict` when it is no longer current.',
  })
  return ChangeInput
}

/** What creates a record of a model, and what changes one. */
export const inputTypes = (model: Model): { NewInput: ClassType; ChangeInput: ClassType } => {
  const translations = translationsInput(model)

  @InputType(`New${model.name}Input`, {
    description: 'What is required in a language is written in one of the two at least.',
  })
  class NewInput {}
  declareInputs(NewInput, model, false)
  declareTranslations(NewInput, translations)
  return { NewInput, ChangeInput: changeInputOf(model, translations) }
}
