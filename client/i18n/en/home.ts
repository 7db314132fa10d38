export const home = {
  landing: { title: 'Bounce a ball to get to the site', enter: 'go to the site' },
  hero: {
    tag: 'in memory of one shepherd',
    title: 'from stray to safe',
    text: 'We find, treat and rehome the street dogs of Georgia, because one shepherd once waited by the road until somebody stopped.',
    start: 'get started',
  },
  about: {
    tag: 'about us',
    title: 'It began with one dog nobody was looking for.',
    story:
      'A shepherd with a broken leg lay beside the road near Gori. Eleven cars passed; the twelfth stopped. He lived nine more years, indoors, slept on a rug, and taught a street full of children not to be afraid.',
    today: 'We are volunteers, vets and drivers who carry on what began with him.',
  },
  gallery: { title: 'our strays', text: 'Three short films, no sad music.' },
}
