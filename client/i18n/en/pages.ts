/** Title and description of every route, for the browser's tab and for search engines. */
export const pages = {
  landing: {
    title: 'Bounce a ball to get to the site',
    description: 'A small charity for the street dogs of Georgia, in memory of one rescued shepherd.',
  },
  dashboard: {
    title: 'home',
    description:
      'We find, treat and rehome the street dogs of Georgia, because one shepherd once waited by the road until somebody stopped.',
  },
  signIn: { title: 'sign in', description: 'Sign in to your account.' },
  signUp: { title: 'sign up', description: 'Open an account as an individual or a business.' },
  forgotPassword: { title: 'forgot password', description: 'Ask for a link to set a new password.' },
  projects: { title: 'projects', description: 'What we are raising money for. Coming soon.' },
  adopt: { title: 'adopt', description: 'Dogs waiting for a family. Coming soon.' },
  events: { title: 'events', description: 'Walks, fairs and open days. Coming soon.' },
  gallery: { title: 'our strays', description: 'Our dogs on the road from stray to safe.' },
  donate: { title: 'donate', description: 'Every gift is a step on the road home.' },
  colab: { title: 'Get In Touch', description: 'Write to us: to help, to ask, to work together.' },
  privacy: { title: 'privacy', description: 'What we keep of you, why, for how long, and whom to ask.' },
  terms: { title: 'terms', description: 'What you can rely on here, and what we ask of you.' },
  profile: { title: 'My Info', description: 'Your name, email and username.' },
  notFound: { title: 'Page Not Found', description: 'There is no page at this address.' },
  failed: { title: 'Something went wrong', description: 'This page could not be loaded.' },
}
