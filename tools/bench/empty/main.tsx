import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** A heading through React and its router. The benchmark of pages uses the first load of this page as the unit. */
const router = createBrowserRouter([{ path: '/', element: <h1>Empty</h1> }]);
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<RouterProvider router={router} />);
