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
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"count": 4}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel": "757279507095956705",
				"prompts": []JSON{{"text": "a lighthouse on a cliff at dusk"}},
				"steps":   30,
			}},
		},
	}, &created)
	if err != nil {
		log.Fatal(err)
	}
	// region cancel
	var canceled struct {
		Status          string
		CreditsRefunded float64
	}
	err = easel.Call(ctx, "DELETE", "/v1/jobs/"+created.Job.ID, nil, &canceled)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s, credits refunded: %v\n", canceled.Status, canceled.CreditsRefunded)
	// endregion
}
