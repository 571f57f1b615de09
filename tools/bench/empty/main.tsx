import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** A page with a heading, rendered by React and its router. Its first load is the unit of the benchmark of pages. */
const router = createBrowserRouter([{ path: '/', element: <h1>Empty</h1> }]);
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<RouterProvider router={router} />);
