import { Link, useLoaderData } from 'react-router'

/** 24 plain cards from a loader: the reference for the speed of our own pages. */
export const loader = ({ request }: { request: Request }) => {
  const q = new URL(request.url).searchParams.get('q') ?? ''
  return {
    cards: Array.from({ length: 24 }, (_, i) => ({ id: i, gloss: `${q}-${i}`, text: `translation ${i}` })),
  }
}

export default function Cards() {
  const { cards } = useLoaderData<typeof loader>()
  return (
    <main>
      <h1>Cards</h1>
      <ul>
        {cards.map(({ id, gloss, text }) => (
          <li key={id}>
            <Link to={`/?q=${id}`}>
              <strong>{gloss}</strong> <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
