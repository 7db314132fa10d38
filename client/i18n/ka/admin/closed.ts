import type { AdminDictionary } from '../../en-admin.ts'

export const closed: AdminDictionary['closed'] = {
  page: {
    title: 'ეს გვერდი შენთვის დახურულია',
    description: 'შენს როლს ამ გვერდისთვის საჭირო უფლება არ აქვს.',
  },
  text: 'შენი როლია „{{role}}“, ამ გვერდს კი სხვა უფლება სჭირდება: {{permission}}. როლს ადმინისტრატორი შეგიცვლის.',
  back: 'დასაწყისში დაბრუნება',
}
