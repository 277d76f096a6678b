package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	// region create
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"seed": "2027351168", "count": 1}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel": "757279507095956705",
				"prompts": []JSON{{"text": "a lighthouse on a cliff at dusk, oil painting"}},
				"width":   1024,
				"height":  1024,
				"steps":   25,
			}},
		},
	}, &created)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("job %s, credits reserved: %v\n", created.Job.ID, created.Job.Credits)
	// endregion
	// region result
	job, err := easel.WaitForJob(ctx, created.Job.ID)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(job.Status)
	image := job.SuccessInfo.Images[0]
	size, err := easel.Download(ctx, image.URL, "lighthouse.png")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("saved lighthouse.png (%d bytes), seed %s\n", size, image.Seed)
	// endregion
}
