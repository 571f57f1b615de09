import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** A page with a heading, rendered by React and its router. The benchmark `pages` compares other pages with it. */
const router = createBrowserRouter([{ path: '/', element: <h1>Empty</h1> }]);
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<RouterProvider router={router} />);
